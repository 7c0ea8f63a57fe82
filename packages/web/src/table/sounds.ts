/** Quiet sounds, off by default: short tones made by the browser, nothing is loaded. */
import { useEffect, useRef } from 'react'
import { usePrefs } from '../app/prefs.ts'
import type { Scene } from './game-ui.ts'

let context: AudioContext | null = null

function tone(frequency: number, ms: number, delay: number, shape: OscillatorType): void {
  context ??= new AudioContext()
  const start = context.currentTime + delay
  const osc = context.createOscillator()
  const gain = context.createGain()
  osc.type = shape
  osc.frequency.value = frequency
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(0.07, start + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + ms / 1000)
  osc.connect(gain).connect(context.destination)
  osc.start(start)
  osc.stop(start + ms / 1000 + 0.02)
}

const SOUNDS: Readonly<Record<string, () => void>> = {
  play: () => tone(420, 90, 0, 'sine'),
  buy: () => {
    tone(660, 90, 0, 'triangle')
    tone(880, 120, 0.07, 'triangle')
  },
  attack: () => tone(150, 190, 0, 'sawtooth'),
  damage: () => tone(95, 240, 0, 'triangle'),
  'base-destroyed': () => {
    tone(80, 700, 0, 'sawtooth')
    tone(120, 500, 0.1, 'triangle')
  },
  force: () => tone(520, 260, 0, 'sine'),
  turn: () => tone(330, 120, 0, 'sine'),
  won: () => {
    tone(392, 220, 0, 'triangle')
    tone(494, 220, 0.16, 'triangle')
    tone(587, 420, 0.32, 'triangle')
  },
}

/** Plays a sound for what has just been told, if sound is on. */
export function useSounds(scene: Scene): void {
  const on = usePrefs((s) => s.sound)
  const heard = useRef(scene.log.length)
  useEffect(() => {
    const fresh = scene.log.slice(heard.current)
    heard.current = scene.log.length
    if (!on || fresh.length > 12) return
    const kinds = new Set(fresh.map((x) => x.e.t))
    for (const kind of kinds) SOUNDS[kind]?.()
  }, [scene.log, on])
}

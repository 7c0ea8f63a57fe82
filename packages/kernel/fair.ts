/**
 * Fair dice: the host publishes the hash of a secret before the game, takes the four words of chance at each checkpoint
 * from it, and tells the secret afterwards, so that anyone can run the game again and find the same dice.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Rng } from './types.ts'

/** The words of chance for a checkpoint. Number 0 is the setup. */
export type Seeder = (checkpoint: number) => Rng

/** What is published at the start: SHA-256 over the secret and the table's id, in hex. */
export function commitment(secret: string, table: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${secret}|${table}`)))
}

/** HMAC-SHA256(secret, table | checkpoint), its first 16 bytes as four words. */
export function seederOf(secret: string, table: string): Seeder {
  // The key's two blocks are hashed once: a whole game asks thousands of times.
  const keyed = hmac.create(sha256, utf8ToBytes(secret))
  return (checkpoint) => {
    const bytes = keyed
      .clone()
      .update(utf8ToBytes(`${table}|${checkpoint}`))
      .digest()
    const words = new DataView(bytes.buffer, bytes.byteOffset, 16)
    return [words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12) | 1]
  }
}

/** SHA-256 over the answers in their order, in hex: kept in a saved game, so that a changed answer shows even where it changes nothing. */
export function answersDigest(answers: readonly { readonly seat: number; readonly key: string }[]): string {
  return bytesToHex(sha256(utf8ToBytes(answers.map((a) => `${a.seat} ${a.key}\n`).join(''))))
}

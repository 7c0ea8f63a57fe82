/** Leaders as busts in a picture of 100 by 120: the outline that is filled, and what is drawn over it (`--lh`: the rim of light). */
export const BUSTS: Readonly<Record<string, { readonly outline: string; readonly details: string }>> = {
  'emperor-palpatine': {
    outline: '<path d="M50 12 C30 16 24 40 24 60 C14 70 4 88 2 120 H98 C96 88 86 70 76 60 C76 40 70 16 50 12z"/>',
    details:
      '<path d="M50 28 C39 34 36 46 36 58 C38 70 44 78 50 82 C56 78 62 70 64 58 C64 46 61 34 50 28z" fill="#05070b" fill-opacity=".82"/><path d="M41 60 C42 70 46 75 50 78 C54 75 58 70 59 60 C56 66 44 66 41 60z" fill="var(--lh)" fill-opacity=".35"/><path d="M24 62 C30 84 40 96 50 120 M76 62 C70 84 60 96 50 120" stroke="#000" stroke-opacity=".35" fill="none" stroke-width="2"/>',
  },
  'grand-moff-tarkin': {
    outline:
      '<path d="M10 120 C10 102 18 88 34 82 L41 70 H59 L66 82 C82 88 90 102 90 120z"/><path d="M36 42 C36 20 64 20 64 42 C64 54 58.68 68 50 68 C41.32 68 36 54 36 42z"/><path d="M35 36 C34 22 44 17 51 17 C60 17 66 23 65 36 L62 30 C56 26 46 26 38 30z"/><path d="M36 72 L50 80 L64 72 V88 H36z"/>',
    details:
      '<path d="M36 34 C34 22 44 17 51 17 C60 17 66 23 65 34 L62 28 C56 25 46 25 39 29z" fill="var(--lh)" fill-opacity=".55"/><path d="M50 82 V120" stroke="#000" stroke-opacity=".4" stroke-width="2"/><path d="M26 94h5v4h-5zM32 94h5v4h-5zM26 99h5v4h-5zM32 99h5v4h-5z" fill="#c05a4a"/><path d="M38 94h4v4h-4zM38 99h4v4h-4z" fill="#6a94c4"/>',
  },
  'darth-vader': {
    outline: '<path d="M50 12 C34 12 29 26 29 40 L21 66 L34 74 C18 78 6 88 2 120 H98 C94 88 82 78 66 74 L79 66 L71 40 C71 26 66 12 50 12z"/>',
    details:
      '<path d="M50 12 V40 M34 45 L50 41 L66 45" stroke="#000" stroke-opacity=".45" stroke-width="2" fill="none"/><path d="M33 46 C42 51 58 51 67 46 L66 54 C58 58 42 58 34 54z" fill="#05070b" fill-opacity=".85"/><path d="M44 64v12M48 63v14M52 63v14M56 64v12" stroke="#05070b" stroke-opacity=".75" stroke-width="2"/><path d="M38 92 H62 V108 H38z" fill="#05070b" fill-opacity=".6"/><circle cx="44" cy="97" r="2" fill="#ff6b5a"/><path d="M49 95h9v3h-9zM42 102h16v2H42z" fill="var(--lh)" fill-opacity=".5"/>',
  },
  'general-tagge': {
    outline:
      '<path d="M9 120 C9 102 17 88 34 82 L41 70 H59 L66 82 C83 88 91 102 91 120z"/><path d="M35 45 C35 25 65 25 65 45 C65 57 59.3 69 50 69 C40.7 69 35 57 35 45z"/><path d="M31 37 L34 23 C44 17 58 17 66 23 L69 37z"/><path d="M34 40 L35 60 L39 62 L38 42zM66 40 L65 60 L61 62 L62 42z"/>',
    details:
      '<path d="M31 36 H69 V41 C58 38 44 38 31 41z" fill="#05070b" fill-opacity=".6"/><path d="M34 42 L35 61 L40 64 L38 42zM66 42 L65 61 L60 64 L62 42z" fill="#05070b" fill-opacity=".5"/><path d="M28 95h5v4h-5zM34 95h5v4h-5z" fill="#c9a04a"/>',
  },
  'admiral-ozzel': {
    outline:
      '<path d="M7 120 C7 102 15 88 34 83 L41 71 H59 L66 83 C85 88 93 102 93 120z"/><path d="M34 47 C34 28 66 28 66 47 C66 59 59.92 70 50 70 C40.08 70 34 59 34 47z"/><path d="M30 38 L33 22 C44 15 58 15 67 22 L70 38z"/><path d="M38 60 C44 56 56 56 62 60 L60 66 C54 62 46 62 40 66z"/>',
    details:
      '<path d="M30 36 C42 31 58 31 70 36 L67 42 C56 37 44 37 33 42z" fill="#05070b" fill-opacity=".6"/><path d="M40 60 C45 56 55 56 60 60 C56 64 44 64 40 60z" fill="#4a3626" fill-opacity=".85"/><path d="M50 84 V120" stroke="#000" stroke-opacity=".4" stroke-width="2"/><path d="M60 94h16v5H60zM60 100h11v4H60z" fill="#6a94c4"/>',
  },
  'admiral-piett': {
    outline:
      '<path d="M12 120 C12 102 20 88 34 82 L41 70 H59 L66 82 C80 88 88 102 88 120z"/><path d="M36 46 C36 27 64 27 64 46 C64 58 58.68 69 50 69 C41.32 69 36 58 36 46z"/><path d="M32 36 L34 22 C44 16 58 16 66 22 L68 36 C56 32 44 32 32 36z"/><path d="M30 36 C42 31 58 31 70 36 L66 41 C56 37 44 37 34 41z"/>',
    details:
      '<path d="M30 36 C42 31 58 31 70 36 L66 41 C56 37 44 37 34 41z" fill="#05070b" fill-opacity=".6"/><circle cx="50" cy="27" r="3" fill="var(--lh)"/><path d="M50 82 V120" stroke="#000" stroke-opacity=".4" stroke-width="2"/><path d="M28 95h4v4h-4zM33 95h4v4h-4zM38 95h4v4h-4z" fill="#c05a4a"/><path d="M28 100h4v4h-4zM33 100h4v4h-4zM38 100h4v4h-4z" fill="#6a94c4"/>',
  },
  'boba-fett': {
    outline:
      '<path d="M9 120 C9 102 17 88 34 82 L41 70 H59 L66 82 C83 88 91 102 91 120z"/><path d="M31 70 V34 C31 20 40 15 50 15 C60 15 69 20 69 34 V70 L60 74 H40z"/><path d="M70 10h3v40h-3z"/>',
    details:
      '<path d="M34 40 H66 V47 H54 V70 H46 V47 H34z" fill="#05070b" fill-opacity=".8"/><path d="M30 90 H70 L64 108 H36z" fill="var(--lh)" fill-opacity=".25"/>',
  },
  'colonel-yularen': {
    outline:
      '<path d="M12 120 C12 102 20 88 34 82 L41 70 H59 L66 82 C80 88 88 102 88 120z"/><path d="M35 43 C35 23 65 23 65 43 C65 55 59.3 67 50 67 C40.7 67 35 55 35 43z"/><path d="M34 44 C30 24 40 16 51 16 C62 16 70 24 66 44 C65 34 60 28 50 28 C40 28 35 34 34 44z"/>',
    details:
      '<path d="M34 44 C30 24 40 16 51 16 C62 16 70 24 66 44 C65 34 60 28 50 28 C40 28 35 34 34 44z" fill="#e6e2d6" fill-opacity=".75"/><path d="M40 57 C44 53 48 54 50 56 C52 54 56 53 60 57 C56 59 52 58 50 58 C48 58 44 59 40 57z" fill="#e6e2d6" fill-opacity=".8"/><path d="M50 82 V120" stroke="#000" stroke-opacity=".4" stroke-width="2"/><path d="M58 94h16v5H58z" fill="#6a94c4"/>',
  },
  'general-veers': {
    outline:
      '<path d="M8 120 C8 102 16 88 34 84 L41 72 H59 L66 84 C84 88 92 102 92 120z"/><path d="M36 46 C36 27 64 27 64 46 C64 58 58.68 69 50 69 C41.32 69 36 58 36 46z"/><path d="M30 46 C28 24 40 15 50 15 C60 15 72 24 70 46 L66 58 L65 40 H35 L34 58z"/><path d="M22 88 L40 80 H60 L78 88 V120 H22z"/>',
    details:
      '<path d="M34 36 H66 V44 H34z" fill="#05070b" fill-opacity=".75"/><path d="M36 38h12v4H36zM52 38h12v4H52z" fill="var(--lh)" fill-opacity=".6"/><path d="M30 92 C40 98 60 98 70 92 V120 H30z" fill="var(--lh)" fill-opacity=".22"/><path d="M50 97V120" stroke="#000" stroke-opacity=".5" stroke-width="2"/>',
  },
  'janus-greejatus': {
    outline:
      '<path d="M50 120 H6 C8 96 20 84 34 78 L28 60 H72 L66 78 C80 84 92 96 94 120z"/><path d="M35 42 C35 22 65 22 65 42 C65 54 59.3 66 50 66 C40.7 66 35 54 35 42z"/><path d="M30 44 C28 14 72 14 70 44 L60 28 H40z"/>',
    details:
      '<path d="M32 42 C30 16 70 16 68 42 C64 30 36 30 32 42z" fill="#c9c4ba" fill-opacity=".7"/><path d="M28 62 C40 74 60 74 72 62 L66 84 H34z" fill="#05070b" fill-opacity=".55"/><path d="M50 86 V120" stroke="var(--lh)" stroke-opacity=".5" stroke-width="3"/>',
  },
  'moff-jerjerrod': {
    outline:
      '<path d="M12 120 C12 102 20 88 34 82 L41 70 H59 L66 82 C80 88 88 102 88 120z"/><path d="M36 46 C36 27 64 27 64 46 C64 58 58.68 69 50 69 C41.32 69 36 58 36 46z"/><path d="M33 38 L36 24 C44 19 58 19 65 25 L68 38z"/>',
    details:
      '<path d="M32 36 H69 V41 C58 38 44 38 32 41z" fill="#05070b" fill-opacity=".6"/><path d="M62 90 L84 96 L80 116 L60 110z" fill="var(--lh)" fill-opacity=".5"/><path d="M65 95l15 4M64 100l15 4M63 105l15 4" stroke="#05070b" stroke-opacity=".6" stroke-width="1.500"/>',
  },
  'soontir-fel': {
    outline:
      '<path d="M9 120 C9 103 17 89 34 84 L41 72 H59 L66 84 C83 89 91 103 91 120z"/><path d="M30 68 V40 C30 22 40 14 50 14 C60 14 70 22 70 40 V68 L60 76 H40z"/>',
    details:
      '<path d="M34 42 C42 36 58 36 66 42 L64 56 C56 50 44 50 36 56z" fill="#05070b" fill-opacity=".85"/><path d="M44 60 H56 V74 H44z" fill="#05070b" fill-opacity=".6"/><path d="M36 24 L44 20 L42 32z M64 24 L56 20 L58 32z" fill="#c05a4a"/><path d="M36 96h28v5H36z" fill="var(--lh)" fill-opacity=".4"/>',
  },
  'mon-mothma': {
    outline:
      '<path d="M50 120 H8 C8 98 22 86 38 80 V70 H62 V80 C78 86 92 98 92 120z"/><path d="M35 44 C35 24 65 24 65 44 C65 56 59.3 68 50 68 C40.7 68 35 56 35 44z"/><path d="M33 56 C28 28 38 18 50 18 C62 18 72 28 67 56 C62 50 64 40 60 34 C54 30 46 30 40 34 C36 40 38 50 33 56z"/>',
    details:
      '<path d="M33 56 C28 28 38 18 50 18 C62 18 72 28 67 56 C62 50 64 40 60 34 C54 30 46 30 40 34 C36 40 38 50 33 56z" fill="#6b3a24" fill-opacity=".75"/><path d="M36 82 C44 92 56 92 64 82" fill="none" stroke="var(--lh)" stroke-opacity=".8" stroke-width="2"/><circle cx="50" cy="95" r="4.500" fill="none" stroke="var(--lh)" stroke-width="2"/>',
  },
  'jan-dodonna': {
    outline:
      '<path d="M11 120 C11 102 19 88 34 82 L41 70 H59 L66 82 C81 88 89 102 89 120z"/><path d="M35 42 C35 21 65 21 65 42 C65 54 59.3 67 50 67 C40.7 67 35 54 35 42z"/><path d="M34 50 C36 72 44 78 50 79 C56 78 64 72 66 50 L62 56 C56 60 44 60 38 56z"/>',
    details:
      '<path d="M35 50 C36 70 44 77 50 78 C56 77 64 70 65 50 L61 57 C56 54 44 54 39 57z" fill="#e6e0d2" fill-opacity=".8"/><path d="M36 36 C38 24 62 24 64 36 C60 30 40 30 36 36z" fill="#e6e0d2" fill-opacity=".7"/><path d="M40 84 L50 100 L60 84" stroke="#000" stroke-opacity=".4" fill="none" stroke-width="2"/>',
  },
  'general-rieekan': {
    outline:
      '<path d="M7 120 C7 102 15 88 34 84 L41 72 H59 L66 84 C85 88 93 102 93 120z"/><path d="M50 18 C32 18 26 36 28 56 C29 70 34 80 40 84 H60 C66 80 71 70 72 56 C74 36 68 18 50 18z"/>',
    details:
      '<path d="M50 27 C38 27 35 40 36 54 C38 68 44 74 50 75 C56 74 62 68 64 54 C65 40 62 27 50 27z" fill="#05070b" fill-opacity=".35"/><path d="M50 27 C38 27 35 40 36 54 C38 68 44 74 50 75 C56 74 62 68 64 54 C65 40 62 27 50 27z" fill="none" stroke="#d9c9a8" stroke-opacity=".8" stroke-width="4" stroke-dasharray="3 2"/><path d="M50 84V120" stroke="#000" stroke-opacity=".4" stroke-width="2"/>',
  },
  'princess-leia': {
    outline:
      '<path d="M50 120 H10 C10 100 24 88 38 82 L42 70 H58 L62 82 C76 88 90 100 90 120z"/><path d="M35 43 C35 23 65 23 65 43 C65 55 59.3 67 50 67 C40.7 67 35 55 35 43z"/><path d="M34 44 C32 26 42 19 50 19 C58 19 68 26 66 44 C62 34 56 30 50 30 C44 30 38 34 34 44z"/><circle cx="30" cy="48" r="11"/><circle cx="70" cy="48" r="11"/>',
    details:
      '<path d="M34 44 C32 26 42 19 50 19 C58 19 68 26 66 44 C62 34 56 30 50 30 C44 30 38 34 34 44z" fill="#4a2a1c" fill-opacity=".85"/><circle cx="30" cy="48" r="10" fill="#4a2a1c" fill-opacity=".85"/><circle cx="70" cy="48" r="10" fill="#4a2a1c" fill-opacity=".85"/><path d="M24 48a6 6 0 1 1 6 6a4 4 0 1 1 3-6M64 48a6 6 0 1 1 6 6a4 4 0 1 1 3-6" stroke="var(--lh)" stroke-opacity=".5" fill="none" stroke-width="1.500"/><path d="M36 84 C42 92 58 92 64 84" stroke="var(--lh)" stroke-opacity=".7" fill="none" stroke-width="2"/>',
  },
  'admiral-ackbar': {
    outline:
      '<path d="M10 120 C10 104 18 90 34 88 L41 76 H59 L66 88 C82 90 90 104 90 120z"/><path d="M50 12 C34 12 24 22 22 38 C18 42 18 52 23 55 C26 70 38 82 50 84 C62 82 74 70 77 55 C82 52 82 42 78 38 C76 22 66 12 50 12z"/>',
    details:
      '<circle cx="27" cy="45" r="7.500" fill="#05070b" fill-opacity=".7"/><circle cx="73" cy="45" r="7.500" fill="#05070b" fill-opacity=".7"/><circle cx="26" cy="43.500" r="2.600" fill="var(--lh)"/><circle cx="72" cy="43.500" r="2.600" fill="var(--lh)"/><path d="M34 66 C42 72 58 72 66 66" stroke="#000" stroke-opacity=".5" stroke-width="2" fill="none"/><path d="M44 22c2 6 10 6 12 0M40 30c4 4 16 4 20 0" stroke="#000" stroke-opacity=".22" fill="none" stroke-width="2"/><path d="M38 90 H62 L58 104 H42z" fill="var(--lh)" fill-opacity=".35"/>',
  },
  chewbacca: {
    outline:
      '<polygon points="2.5,119.6 -0.8,119.9 4.4,109.9 2.3,108.8 6.6,100.2 3.7,99.9 9.9,93.4 7.4,93.6 14.7,87.3 12.2,86.9 19.4,82.0 17.1,81.9 24.7,77.9 23.5,77.1 28.9,73.2 24.7,69.1 29.5,65.7 27.1,61.6 29.7,58.0 27.1,52.2 30.1,49.6 27.5,42.4 30.1,40.4 28.8,34.4 32.0,33.2 31.6,26.8 34.4,26.1 34.6,20.0 38.0,20.2 40.2,14.4 44.0,15.8 46.8,12.0 50.0,12.3 53.2,12.0 56.1,15.7 59.6,16.1 62.1,19.8 65.2,20.7 65.5,26.3 68.3,27.1 68.1,33.1 71.6,33.5 69.9,40.3 71.8,43.7 70.1,49.4 72.9,52.2 70.4,57.8 73.2,61.4 70.4,65.8 73.7,69.9 71.1,73.2 76.8,77.0 75.4,77.8 83.7,81.9 80.7,82.1 86.8,86.8 85.6,87.3 91.4,93.3 90.0,93.3 96.0,99.8 93.7,100.4 98.4,109.3 95.3,109.8 99.3,118.8 97.0,119.2"/>',
    details:
      '<path d="M41 44h6v3h-6zM53 44h6v3h-6z" fill="#05070b" fill-opacity=".7"/><path d="M44 54 H56 L53 60 H47z" fill="#05070b" fill-opacity=".6"/><path d="M38 30l2 8M44 26l1 8M56 26l-1 8M62 30l-2 8M38 62l3 10M46 66l1 10M54 66l-1 10M62 62l-3 10" stroke="#000" stroke-opacity=".3" stroke-width="2"/><path d="M22 80 L78 120 H66 L14 84z" fill="#05070b" fill-opacity=".65"/><path d="M27 87l8-2 2 6-7 2zM40 96l8-2 2 6-7 2zM53 105l8-2 2 6-7 2z" fill="var(--lh)" fill-opacity=".75"/>',
  },
  'general-madine': {
    outline:
      '<path d="M9 120 C9 102 17 88 34 82 L41 70 H59 L66 82 C83 88 91 102 91 120z"/><path d="M35 43 C35 23 65 23 65 43 C65 55 59.3 67 50 67 C40.7 67 35 55 35 43z"/><path d="M34 36 C36 18 64 18 66 36 C58 28 42 28 34 36z"/><path d="M35 52 C36 72 45 76 50 76 C55 76 64 72 65 52 L60 58 H40z"/>',
    details:
      '<path d="M34 38 C36 20 64 20 66 38 C58 29 42 29 34 38z" fill="#5a3a22" fill-opacity=".85"/><path d="M36 54 C38 70 45 75 50 75 C55 75 62 70 64 54 L60 62 C54 58 46 58 40 62z" fill="#5a3a22" fill-opacity=".85"/><path d="M30 94 L50 104 L70 94" stroke="var(--lh)" stroke-opacity=".6" fill="none" stroke-width="3"/>',
  },
  'han-solo': {
    outline:
      '<path d="M10 120 C10 102 18 88 34 82 L41 70 H59 L66 82 C82 88 90 102 90 120z"/><path d="M35 43 C35 23 65 23 65 43 C65 55 59.3 67 50 67 C40.7 67 35 55 35 43z"/><path d="M33 46 C28 30 34 20 44 18 C54 13 68 18 68 32 C69 38 68 42 66 47 C66 38 62 33 56 32 C48 34 40 32 36 36z"/>',
    details:
      '<path d="M33 46 C28 30 34 20 44 18 C54 13 68 18 68 32 C69 38 68 42 66 47 C66 38 62 33 56 32 C48 34 40 32 36 36z" fill="#3d2a1a" fill-opacity=".85"/><path d="M42 76 L50 98 L58 76" fill="#e6dcc4" fill-opacity=".75"/><path d="M16 120 C18 96 30 88 41 83 L46 120zM84 120 C82 96 70 88 59 83 L54 120z" fill="#0b0d12" fill-opacity=".6"/>',
  },
  'lando-calrissian': {
    outline:
      '<path d="M50 120 H4 C6 94 18 84 38 80 V70 H62 V80 C82 84 94 94 96 120z"/><path d="M35 43 C35 23 65 23 65 43 C65 55 59.3 67 50 67 C40.7 67 35 55 35 43z"/><path d="M33 44 C30 20 70 20 67 44 C62 32 38 32 33 44z"/>',
    details:
      '<path d="M33 44 C30 20 70 20 67 44 C62 32 38 32 33 44z" fill="#1c1410" fill-opacity=".9"/><path d="M42 57 C46 54 54 54 58 57 C54 59 46 59 42 57z" fill="#1c1410" fill-opacity=".9"/><path d="M8 104 C20 88 30 84 40 82 L50 100 L60 82 C70 84 80 88 92 104" stroke="var(--lh)" stroke-opacity=".8" fill="none" stroke-width="3"/>',
  },
  'luke-skywalker': {
    outline:
      '<path d="M11 120 C11 102 19 88 34 82 L41 70 H59 L66 82 C81 88 89 102 89 120z"/><path d="M35 43 C35 23 65 23 65 43 C65 55 59.3 67 50 67 C40.7 67 35 55 35 43z"/><path d="M32 50 C28 28 36 18 50 17 C64 18 72 28 68 50 C66 38 60 32 54 30 C46 34 38 34 32 50z"/>',
    details:
      '<path d="M32 50 C28 28 36 18 50 17 C64 18 72 28 68 50 C66 38 60 32 54 30 C46 34 38 34 32 50z" fill="#c79a52" fill-opacity=".75"/><path d="M38 80 L54 104 M62 80 L46 104 M20 110 H80" stroke="#000" stroke-opacity=".4" stroke-width="2.500" fill="none"/>',
  },
  'luke-skywalker-jedi': {
    outline:
      '<path d="M11 120 C11 102 19 88 34 82 L41 70 H59 L66 82 C81 88 89 102 89 120z"/><path d="M35 43 C35 23 65 23 65 43 C65 55 59.3 67 50 67 C40.7 67 35 55 35 43z"/><path d="M32 50 C28 28 36 18 50 17 C64 18 72 28 68 50 C66 38 60 32 54 30 C46 34 38 34 32 50z"/>',
    details:
      '<path d="M32 50 C28 28 36 18 50 17 C64 18 72 28 68 50 C66 38 60 32 54 30 C46 34 38 34 32 50z" fill="#c79a52" fill-opacity=".75"/><path d="M34 86 L50 100 L66 86" stroke="#000" stroke-opacity=".4" stroke-width="2.500" fill="none"/><path d="M12 120 C14 98 28 88 41 83 L50 120 L59 83 C72 88 86 98 88 120z" fill="#05070b" fill-opacity=".7"/><path d="M84 60 L90 118" stroke="#7fd1a3" stroke-width="3"/>',
  },
  'obi-wan-kenobi': {
    outline: '<path d="M50 16 C32 18 27 38 28 54 C24 72 8 84 4 120 H96 C92 84 76 72 72 54 C73 38 68 18 50 16z"/>',
    details:
      '<path d="M50 26 C39 27 36 40 37 52 C39 66 45 74 50 75 C55 74 61 66 63 52 C64 40 61 27 50 26z" fill="#05070b" fill-opacity=".3"/><path d="M38 52 C39 72 45 82 50 83 C55 82 61 72 62 52 L58 60 C54 57 46 57 42 60z" fill="#ece8de" fill-opacity=".85"/><path d="M28 60 C34 84 42 96 48 120 M72 60 C66 84 58 96 52 120" stroke="#000" stroke-opacity=".4" fill="none" stroke-width="2"/>',
  },
  'wedge-antilles': {
    outline:
      '<path d="M9 120 C9 103 17 89 34 84 L41 72 H59 L66 84 C83 89 91 103 91 120z"/><path d="M29 62 V42 C29 20 40 14 50 14 C60 14 71 20 71 42 V62 L62 66 V50 H38 V66z"/><path d="M37 50 C37 33 63 33 63 50 C63 62 58.06 71 50 71 C41.94 71 37 62 37 50z"/>',
    details:
      '<path d="M36 44 H64 V50 H36z" fill="#d9a441" fill-opacity=".8"/><path d="M50 14 V42" stroke="#000" stroke-opacity=".35" stroke-width="5"/><circle cx="38" cy="30" r="4.5" fill="var(--lh)" fill-opacity=".7"/><circle cx="62" cy="30" r="4.5" fill="var(--lh)" fill-opacity=".7"/><path d="M36 92h28v16H36z" fill="#05070b" fill-opacity=".5"/><path d="M40 96h8v4h-8z" fill="#c05a4a"/>',
  },
}

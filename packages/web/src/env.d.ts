/// <reference types="vite/client" />
declare module '@fontsource-variable/exo-2'
declare module '@fontsource-variable/inter'

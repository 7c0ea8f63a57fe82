/** The build of this page: the server tells a page of another build to load again. */
export const BUILD: string = import.meta.env['VITE_BUILD'] ?? 'dev'

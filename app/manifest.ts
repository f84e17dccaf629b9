/** What a phone needs to know to keep Playcard among its apps; it does so over https only. */
import type { MetadataRoute } from 'next'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Playcard',
    short_name: 'Playcard',
    description: "The Director's companion at the table.",
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fffaf0',
    theme_color: '#fffaf0',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-masked.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

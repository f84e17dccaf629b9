/** What every page stands on: language, colours of the browser's own bars, the printed look. Every page is made when it is asked for. */
import type { Metadata, Viewport } from 'next'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { Upkeep } from '@/components/home/Upkeep'
import { BackFirst } from '@/components/ui/BackFirst'
import { OnePress } from '@/components/ui/OnePress'
import { runningBuild } from '@/lib/server/running'
import './globals.css'

export const metadata: Metadata = {
  title: { default: 'Playcard', template: '%s · Playcard' },
  description: "The Director's companion at the table.",
  applicationName: 'Playcard',
  appleWebApp: { capable: true, title: 'Playcard' },
  formatDetection: { telephone: false, date: false, address: false, email: false },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fffaf0' },
    { media: '(prefers-color-scheme: dark)', color: '#1a1f2e' },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  await connection()
  return (
    <html lang="en">
      <body className="bg-paper text-ink antialiased">
        {children}
        <OnePress />
        <BackFirst />
        <Upkeep build={runningBuild()} />
      </body>
    </html>
  )
}

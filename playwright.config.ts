/**
 * The end-to-end tests: the built app behind its real server, on a phone that calls it by a name of the local network (no secure context) and on
 * the machine's own browser. Every test file starts a server of its own (e2e/fixtures).
 */
import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.mjs'

const CI = process.env['CI'] !== undefined
const browser = findBrowser()

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 150_000,
  expect: { timeout: 20_000 },
  fullyParallel: false,
  forbidOnly: CI,
  workers: 2,
  retries: CI ? 2 : 0,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'off',
    serviceWorkers: 'block', // a test that wants the worker asks for it
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: [
        '--host-resolver-rules=MAP playcard.lan 127.0.0.1',
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    // The longest file first, so that no worker is left with it at the end.
    {
      name: 'laptop',
      testMatch: /(evening|navigation|touches|axe|name-chase|famous-five)\.spec\.ts/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 } },
  ],
})

/* Served instead of the service worker when SERVICE_WORKER=0: deletes all caches and unregisters itself. */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetAll().then(() => self.registration.unregister()));
});

async function forgetAll() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

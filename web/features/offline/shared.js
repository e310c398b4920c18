// A picture that was shared to the installed page: its service worker keeps it until the page takes it.
// @ts-check

/** The name of a cache, which has the picture at the address of the scope. @param {string} scope  of the service worker */
export const sharedIn = (scope) => `sudoku-lab-shared ${scope}`;

/** @returns {Promise<Blob | undefined>}  the picture, once */
export async function takeShared() {
  try {
    const { href } = new URL('.', location.href);
    const picture = await (await caches.match(href, { cacheName: sharedIn(href) }))?.blob();
    if (picture) await caches.delete(sharedIn(href));
    return picture;
  } catch {
    return undefined; // there is no storage
  }
}

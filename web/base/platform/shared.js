// A file or text for the lab from elsewhere: from another app, which shares it to the installed page, or from
// another page of the site. It is kept until the lab takes it.
// @ts-check

/** The name of a cache, which has the file at the address of the scope. @param {string} scope  the folder of the lab */
const sharedIn = (scope) => `sudoku-lab-shared ${scope}`;

/** Rejects if there is no storage, or no room. @param {string} scope  the folder of the lab @param {Blob} file */
export async function keepShared(scope, file) {
  await (await caches.open(sharedIn(scope))).put(scope, new Response(file));
}

/** @returns {Promise<Blob | undefined>}  what was kept, once */
export async function takeShared() {
  try {
    const { href } = new URL('.', location.href);
    const file = await (await caches.match(href, { cacheName: sharedIn(href) }))?.blob();
    if (file) await caches.delete(sharedIn(href));
    return file;
  } catch {
    return undefined; // there is no storage
  }
}

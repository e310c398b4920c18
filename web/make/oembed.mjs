// The static answer to oEmbed (https://oembed.com): the same for every request, because no program
// runs on the server.

/**
 * The files that change where the address of the site is known.
 * @param {string} address  of the site
 * @param {(page: string) => string} read  returns the HTML of a page
 * @returns {[name: string, content: string][]}
 */
export function withOembed(address, read) {
  const base = `${address.replace(/\/+$/, '')}/`;
  if (!/^https?:\/\/[A-Za-z0-9.:/_~%-]+$/.test(base)) {
    throw new Error(`SUDOKU_SITE_URL is not the address of a site: ${address}`);
  }
  const [width, height] = [360, 460];
  const answer = {
    version: '1.0',
    type: 'rich',
    title: 'Sudoku Lab',
    provider_name: 'Sudoku Lab',
    provider_url: base,
    width,
    height,
    html: `<iframe src="${base}embed.html" width="${width}" height="${height}" title="Sudoku Lab" loading="lazy"></iframe>`,
  };
  const link = `<link rel="alternate" type="application/json+oembed" title="Sudoku Lab" href="${base}oembed.json" />\n`;
  return [
    ['oembed.json', `${JSON.stringify(answer, null, 2)}\n`],
    ...['index.html', 'embed.html'].map(
      (page) =>
        /** @type {[string, string]} */ ([page, read(page).replace('</head>', `${link}</head>`)]),
    ),
  ];
}

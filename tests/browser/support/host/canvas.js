// Handles `lti.frameResize` as Canvas does: accepts an object or its JSON, finds the sending frame, and
// answers. https://canvas.instructure.com/doc/api/file.lti_window_post_message.html
addEventListener('message', ({ data, source, origin }) => {
  let message = data;
  try {
    if (typeof data === 'string') message = JSON.parse(data);
  } catch {
    return;
  }
  if (message?.subject !== 'lti.frameResize') return;
  const { height } = message;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow !== source) continue;
    frame.style.height = typeof height === 'number' ? `${Math.max(1, height)}px` : height;
  }
  source.postMessage({ subject: 'lti.frameResize.response' }, origin);
});

// Does what Moodle's plugin `ltisource_message_handler` does with `lti.frameResize`: hears one frame,
// and parses each message as JSON, so that an object is none.
addEventListener('message', ({ data, source }) => {
  const frame = document.getElementById('contentframe');
  if (frame?.contentWindow !== source) return;
  try {
    const { subject, height } = JSON.parse(data);
    if (subject === 'lti.frameResize')
      frame.style.height = typeof height === 'number' ? `${Math.max(1, height)}px` : height;
  } catch {
    // It is logged there.
  }
});

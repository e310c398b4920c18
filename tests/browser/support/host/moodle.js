// Handles `lti.frameResize` as Moodle's plugin `ltisource_message_handler` does: listens to one frame and
// parses each message as JSON, which fails for objects.
addEventListener('message', ({ data, source }) => {
  const frame = document.getElementById('contentframe');
  if (frame?.contentWindow !== source) return;
  try {
    const { subject, height } = JSON.parse(data);
    if (subject === 'lti.frameResize')
      frame.style.height = typeof height === 'number' ? `${Math.max(1, height)}px` : height;
  } catch {
    // The plugin logs the error.
  }
});

/** Camera and microphone; only the camera if there is no microphone. */
export async function openCamera(devices: MediaDevices): Promise<MediaStream> {
  const video = { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'user' };
  try {
    return await devices.getUserMedia({ video, audio: true });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return devices.getUserMedia({ video });
    throw error;
  }
}

/** Undefined in old browsers, and everywhere on plain http. */
export function mediaDevices(): MediaDevices | undefined {
  return 'mediaDevices' in navigator ? navigator.mediaDevices : undefined;
}

export function closeCamera(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

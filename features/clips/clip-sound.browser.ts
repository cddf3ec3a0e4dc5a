import { soundChoice } from '#apps/stage/sound/sound-choice.ts';
import { pauseUnseen } from '#browser/toolbox/pause-unseen.ts';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { addSoundCaptions, readSoundCaptions } from '#ui/media/sound-captions.ts';
import { soundIcon } from '#ui/media/sound-icon.ts';
import pillStyles from '#ui/pill.module.css';
import pillSheet from '#ui/pill.module.css?inline';
import styles from './clip-sound.module.css';
import sheet from './clip-sound.module.css?inline';

const ready = new WeakSet<HTMLVideoElement>();

/** The clip is muted until the visitor wants sound. It is paused while nobody sees it, and while another plays. */
export function addSoundSwitch(clip: HTMLVideoElement): void {
  if (ready.has(clip)) return;
  ready.add(clip);
  for (const each of [pillSheet, sheet]) adoptStyles(each);
  const { sound = '', heard = '' } = clip.dataset;
  const captions = addSoundCaptions(clip, sound, readSoundCaptions(heard));
  const { button, wave } = createSwitch(sound);
  const update = () => {
    const { isOn } = soundChoice;
    clip.muted = !isOn;
    captions.mode = isOn ? 'showing' : 'hidden';
    button.ariaPressed = String(isOn);
    wave.setAttribute('d', isOn ? soundIcon.on : soundIcon.off);
  };
  button.addEventListener('click', () => soundChoice.set(!soundChoice.isOn));
  clip.addEventListener('volumechange', () => clip.muted === soundChoice.isOn && soundChoice.set(!clip.muted));
  clip.addEventListener('play', () => {
    for (const other of clip.closest('dialog')?.querySelectorAll('video') ?? []) if (other !== clip) other.pause();
  });
  soundChoice.onChange(update);
  pauseUnseen(clip);
  update();
  clip.after(button);
}

function createSwitch(label: string): { button: HTMLButtonElement; wave: SVGPathElement } {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: `${pillStyles.pill} ${styles.sound}`,
  });
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [name, value] of Object.entries({ viewBox: '0 0 18 16', fill: 'none', stroke: 'currentColor' }))
    icon.setAttribute(name, value);
  icon.ariaHidden = 'true';
  const [body, wave] = [soundIcon.body, soundIcon.off].map((d) => {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', d);
    return path;
  }) as [SVGPathElement, SVGPathElement];
  body.setAttribute('fill', 'currentColor');
  icon.append(body, wave);
  button.append(icon, label);
  // A renewal of the page leaves it there.
  button.dataset.keep = '';
  return { button, wave };
}

import { soundChoice } from '#apps/stage/sound/sound-choice.ts';
import { pauseUnseen } from '#browser/toolbox/pause-unseen.ts';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { addSoundCaptions, readSoundCaptions } from '#ui/media/sound-captions.ts';
import { soundIcon } from '#ui/media/sound-icon.ts';
import sheet from './in-place-player.module.css?inline';

type State = 'stopped' | 'loading' | 'playing' | 'paused';

/** Plays the clip in place of a picture, once. Until it plays, and after it, the picture stands there. */
export class InPlacePlayer {
  #element: HTMLElement;
  #video: HTMLVideoElement;
  #captions: TextTrack;
  #voice: HTMLAudioElement | null;
  #state: State = 'stopped';
  #stopWatching: (() => void) | undefined;
  #surface: string | undefined;

  constructor(element: HTMLElement, video: HTMLVideoElement) {
    adoptStyles(sheet);
    this.#element = element;
    this.#video = video;
    this.#voice = element.querySelector('audio');
    const { sound = '', heard = '' } = video.dataset;
    this.#captions = addSoundCaptions(video, sound, readSoundCaptions(heard));
    this.#captions.oncuechange = () => this.render();
    video.ontimeupdate = () => this.#speak();
    video.onvolumechange = () => this.render();
    // An event may come late, after the video was paused again.
    video.onplaying = () => this.#change(video.paused ? 'paused' : 'playing');
    video.onpause = () => video.ended || this.#change('paused');
    video.onended = () => this.stop();
    video.onerror = () => this.stop();
  }

  /** Sound never plays by itself, even if the visitor has switched it on elsewhere. */
  start(isAsked: boolean): void {
    if (this.#state !== 'stopped') return;
    const video = this.#video;
    if (isAsked && this.#element.dataset.aloud !== undefined) soundChoice.set(true);
    // Some browsers play a sound later only if it was loaded when a button was pressed.
    this.#voice?.load();
    video.currentTime = Number(video.dataset.from ?? 0);
    video.muted = !(isAsked && soundChoice.isOn);
    this.#state = 'loading';
    this.render();
    const controller = new AbortController();
    const stopPausing = pauseUnseen(video);
    const unsubscribe = soundChoice.onChange(() => {
      video.muted = video.muted || !soundChoice.isOn;
    });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && !video.muted && soundChoice.set(false), {
      signal: controller.signal,
    });
    this.#stopWatching = () => {
      controller.abort();
      stopPausing();
      unsubscribe();
    };
    video.play().catch(() => this.stop());
  }

  stop(): void {
    if (this.#state === 'stopped') return;
    this.#stopWatching?.();
    this.#change('stopped');
    this.#video.load();
  }

  toggle(): void {
    if (this.#state === 'stopped') this.start(true);
    else if (this.#video.paused) this.#video.play().catch(() => {});
    else this.#video.pause();
  }

  toggleSound(): void {
    this.#video.muted = !this.#video.muted;
    soundChoice.set(!this.#video.muted);
  }

  /** Shows the state of the player, also after a renewal has set the page back to what the server sent. */
  render(): void {
    const isStopped = this.#state === 'stopped';
    const runs = this.#state === 'playing' || this.#state === 'loading';
    const isHeard = !isStopped && !this.#video.muted;
    const captions = Array.from(this.#captions.activeCues ?? [], (cue) => (cue as VTTCue).text).join(' · ');
    const [play, sound] = this.#element.querySelectorAll('button');
    const caption = this.#element.querySelector('p');
    this.#video.hidden = isStopped;
    if (!play || !sound || !caption) return;
    play.toggleAttribute('data-runs', runs);
    for (const [index, label] of play.querySelectorAll('span').entries())
      label.hidden = index !== [isStopped, runs, this.#state === 'paused'].indexOf(true);
    sound.hidden = isStopped;
    sound.ariaPressed = String(isHeard);
    sound.querySelector('path:last-child')?.setAttribute('d', isHeard ? soundIcon.on : soundIcon.off);
    caption.hidden = !isHeard || captions === '';
    caption.textContent = captions;
    this.#speak();
    this.#darken(!isStopped && this.#state !== 'loading');
  }

  /** The robot speaks from its moment on, while the clip runs and is heard. */
  #speak(): void {
    const voice = this.#voice;
    if (!voice) return;
    voice.muted = this.#video.muted;
    const speaks = this.#state === 'playing' && this.#video.currentTime >= Number(voice.dataset.at);
    if (!speaks) voice.pause();
    else if (voice.paused && !voice.ended) voice.play().catch(() => {});
  }

  /** An event that comes after the player was stopped starts nothing. */
  #change(state: State): void {
    if (this.#state === 'stopped') return;
    this.#state = state;
    this.render();
  }

  #darken(isFilm: boolean): void {
    const slide = this.#element.closest<HTMLElement>('[data-surface]');
    if (!slide || isFilm === (slide.dataset.film !== undefined)) return;
    if (isFilm) {
      this.#surface = slide.dataset.surface;
      slide.dataset.film = '';
      slide.dataset.surface = 'dark';
    } else {
      delete slide.dataset.film;
      slide.dataset.surface = this.#surface;
    }
  }
}

import { type ComponentType, use, useEffect, useRef, useState } from 'react';
import { type ArShape, arShapes, mediaPath } from '#core/media/media-address.ts';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { MediaHost } from '#ui/media/media-host.ts';
import { useMessages } from '#ui/messages.ts';
import styles from './at-home.module.css';
import sheet from './at-home.module.css?inline';
import type { AtHomeCode } from './at-home-code.tsx';
import {
  type ArMode,
  homeAddress,
  homeHash,
  modelAddress,
  quickLookLink,
  sceneViewerLink,
} from './at-home-links.browser.ts';
import type { RoomButton } from './at-home-room.tsx';
import type { LiveRobotValue } from './live-robot.ts';

adoptStyles(sheet);

interface AtHomeProps extends Pick<LiveRobotValue, 'id' | 'robot' | 'picture' | 'shapes'> {
  mode: ArMode;
  /** The button of the mode `webXr`; other modes have none. */
  RoomButton: ComponentType<Parameters<typeof RoomButton>[0]> | undefined;
  model: NonNullable<LiveRobotValue['arModel']>;
  current: ArShape | undefined;
}

export function AtHome({ current, ...props }: AtHomeProps) {
  const { mode, model, shapes } = props;
  const { viewer } = useMessages<'viewer'>();
  const [chosen, setChosen] = useState<ArShape>('first');
  const shape = current ?? chosen;
  const box = useRef<HTMLDivElement>(null);
  const isCalled = useCall(box);
  return (
    <div
      className={`actions ${styles.home}`}
      ref={box}
      data-stays
      data-way={mode}
      data-called={isCalled ? '' : undefined}
    >
      <Action {...props} shape={shape} />
      <div className={`actions ${styles.facts}`}>
        <p className="num">{model.sizes[shape]}</p>
        {mode !== 'code' && !current && (
          <fieldset aria-label={viewer.atHome}>
            {arShapes.map((which) => (
              <button
                key={which}
                type="button"
                className={styles.choice}
                aria-pressed={shape === which}
                onClick={() => setChosen(which)}
              >
                {shapes[which]}
              </button>
            ))}
          </fieldset>
        )}
      </div>
    </div>
  );
}

type ActionProps = Omit<AtHomeProps, 'current'> & { shape: ArShape };

/** The button or link. Neither an app nor the room can be opened without a tap. */
function Action({ id, mode, robot, RoomButton, model, picture, shape, shapes }: ActionProps) {
  const { viewer } = useMessages<'viewer'>();
  const host = use(MediaHost);
  if (RoomButton)
    return (
      <RoomButton
        robot={robot}
        heightMm={model.heightMm}
        shape={shape}
        shapes={shapes}
        className={styles.action}
        icon={<RoomIcon />}
      />
    );
  if (mode === 'code') return <CodeButton id={id} />;
  if (mode === 'quickLook')
    return (
      <span className={styles.action}>
        {/* Quick Look opens only from a link whose one element is a picture. */}
        <a rel="ar" href={quickLookLink(model, shape, host)} aria-label={viewer.atHome}>
          <img
            src={host + mediaPath(picture, 320, 'webp')}
            width={picture.width}
            height={picture.height}
            alt=""
            data-cut-out={picture.transparent ? '' : undefined}
          />
        </a>
        <span aria-hidden="true">{viewer.atHome}</span>
      </span>
    );
  const page = homeAddress(location);
  const file = modelAddress(model, shape, host, page);
  return (
    <a className={styles.action} href={sceneViewerLink({ file, title: model.name, page })}>
      <RoomIcon />
      {viewer.atHome}
    </a>
  );
}

const RoomIcon = () => (
  <svg viewBox="0 0 18 18" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth={1.5}>
    <path d="M1 5V1h4M13 1h4v4M17 13v4h-4M5 17H1v-4" />
    <path d="M9 4.5l4 2.2v4.6l-4 2.2-4-2.2V6.7zM5 6.7l4 2.2 4-2.2M9 8.9v4.6" />
  </svg>
);

function CodeButton({ id }: { id: string }) {
  const { viewer } = useMessages<'viewer'>();
  const button = useRef<HTMLButtonElement>(null);
  const [Code, setCode] = useState<ComponentType<Parameters<typeof AtHomeCode>[0]>>();
  const open = async () => {
    // Missing when its script does not load: the next press tries again.
    const module = await import('./at-home-code.tsx').catch(() => undefined);
    if (module) setCode(() => module.AtHomeCode);
  };
  const onClose = () => {
    setCode(undefined);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <button type="button" className={styles.action} ref={button} aria-haspopup="dialog" onClick={() => void open()}>
        <RoomIcon />
        {viewer.atHome}
      </button>
      {Code && <Code id={`${id}-code`} address={homeAddress(location)} onClose={onClose} />}
    </>
  );
}

/** True if the address leads here: as from the code that a visitor has scanned. The action then has the focus. */
function useCall(box: { current: HTMLElement | null }): boolean {
  const [isCalled, setCalled] = useState(false);
  useEffect(() => {
    const answer = () => {
      const isHere = location.hash === homeHash;
      setCalled(isHere);
      if (isHere) box.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    };
    answer();
    addEventListener('hashchange', answer);
    return () => removeEventListener('hashchange', answer);
  }, [box]);
  return isCalled;
}

import { describe, expect, it } from 'vitest';
import { onFirstUse } from './first-use.ts';

/** Stands in for an element of an island: the click target, and whether the browser handles the click by itself. */
class ClickTarget extends EventTarget {
  isConnected = true;
  handledClicks = 0;
  #actsByItself: boolean;

  constructor(actsByItself: boolean) {
    super();
    this.#actsByItself = actsByItself;
  }

  closest() {
    return this.#actsByItself ? this : null;
  }

  click() {
    return this.dispatchEvent(new Event('click', { cancelable: true }));
  }
}

/** An island whose component handles clicks once `arrive` was called. */
function sleepingIsland(actsByItself: boolean) {
  const element = new ClickTarget(actsByItself);
  const arrival = Promise.withResolvers<void>();
  let wakeCount = 0;
  const wake = () => {
    wakeCount += 1;
    return arrival.promise;
  };
  const stop = onFirstUse(element as unknown as Element, wake);
  const arrive = async () => {
    stop();
    element.addEventListener('click', () => {
      element.handledClicks += 1;
    });
    arrival.resolve();
    await arrival.promise;
  };
  /** The component fails to load; the next `wake` requests it again. */
  const fail = async () => {
    arrival.resolve();
    await arrival.promise;
  };
  return { element, arrive, fail, woken: () => wakeCount };
}

describe('first use of an island', () => {
  it.each(['pointerdown', 'focusin'])('wakes the island at %s', (event) => {
    const { element, woken } = sleepingIsland(false);
    element.dispatchEvent(new Event(event));
    expect(woken()).toBe(1);
  });

  it('holds a click back until the component is there, then repeats it', async () => {
    const { element, arrive } = sleepingIsland(false);
    expect(element.click()).toBe(false);
    expect(element.handledClicks).toBe(0);
    await arrive();
    expect(element.handledClicks).toBe(1);
  });

  it('leaves a click to the browser when loading failed, and holds the next one back again', async () => {
    const { element, fail, woken } = sleepingIsland(false);
    let unhandledClicks = 0;
    element.addEventListener('click', ({ defaultPrevented }) => {
      if (!defaultPrevented) unhandledClicks += 1;
    });
    expect(element.click()).toBe(false);
    expect(unhandledClicks).toBe(0);
    await fail();
    expect(unhandledClicks).toBe(1);
    expect(element.click()).toBe(false);
    expect(woken()).toBe(2);
  });

  it('leaves links to the browser', async () => {
    const { element, arrive, woken } = sleepingIsland(true);
    expect(element.click()).toBe(true);
    expect(woken()).toBe(1);
    await arrive();
    expect(element.handledClicks).toBe(0);
  });

  it('drops a click on an element that has left the page meanwhile', async () => {
    const { element, arrive } = sleepingIsland(false);
    element.click();
    element.isConnected = false;
    await arrive();
    expect(element.handledClicks).toBe(0);
  });

  it('does not touch clicks once the component is there', async () => {
    const { element, arrive, woken } = sleepingIsland(false);
    await arrive();
    expect(element.click()).toBe(true);
    expect([element.handledClicks, woken()]).toEqual([1, 0]);
  });
});

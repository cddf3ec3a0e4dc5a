import { RunningArView } from './ar/ar-view.ts';
import { detailFor, gpuName } from './detail.ts';
import type { ArView, ArViewSettings } from './live-view-types.ts';
import { fetchCast } from './loading/fetch-cast.ts';

/** Shows a robot in a session until that ends. Rejects without WebGL 2, or when the robot cannot be loaded. */
export async function startArView(settings: ArViewSettings): Promise<ArView> {
  // Headsets draw everything twice with the graphics of a phone.
  const loading = fetchCast([settings.robot], detailFor(gpuName(), true));
  // Handled below, once the session shows that it is loading.
  loading.catch(() => undefined);
  const view = await RunningArView.in(settings);
  const [player] = await loading;
  view.add(player);
  return view;
}

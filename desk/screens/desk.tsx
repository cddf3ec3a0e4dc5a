import '#document/styles/tokens.css';
import '#document/styles/font.css';
import '#document/styles/base.css';
import '#document/styles/corners.css';
import '#document/styles/roles.css';
import { hydrateRoot } from 'react-dom/client';
import type { FramedView } from '../values/desk-view.ts';
import { DeskFrame } from './desk-frame.tsx';

const root = document.getElementById('desk');
const json = document.getElementById('view')?.textContent;
if (root && json) hydrateRoot(root, <DeskFrame view={JSON.parse(json) as FramedView} />);

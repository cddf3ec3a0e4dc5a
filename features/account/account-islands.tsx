import { island } from '#browser/islands/island.tsx';
import { AccountFlow } from './account-flow.tsx';
import { AccountRewards } from './account-rewards.tsx';
import { AccountSettings } from './account-settings.tsx';
import { AccountNotices } from './notices/account-notices.tsx';
import { SavedPrograms } from './programs/saved-programs.tsx';
import { ServiceRequests } from './requests/service-requests.tsx';
import { AddRobot } from './robots/add-robot.tsx';
import { OwnedRobots } from './robots/owned-robots.tsx';

export const AccountHeadIsland = island('accountFlow', AccountFlow, 'load');
export const OwnedRobotsIsland = island('ownedRobots', OwnedRobots, 'load');
export const AddRobotIsland = island('addRobot', AddRobot, 'visible');
export const ServiceRequestsIsland = island('serviceRequests', ServiceRequests, 'idle');
export const SavedProgramsIsland = island('savedPrograms', SavedPrograms, 'idle');
export const AccountNoticesIsland = island('accountNotices', AccountNotices, 'idle');
export const AccountRewardsIsland = island('accountRewards', AccountRewards, 'idle');
export const AccountSettingsIsland = island('accountSettings', AccountSettings, 'idle');

/** The islands of the account page, which will be one island in a file of its own. */
export const accountIslands = {
  accountFlow: () => import('#features/account/account-flow.tsx').then((module) => module.AccountFlow),
  accountNotices: () => import('#features/account/notices/account-notices.tsx').then((module) => module.AccountNotices),
  accountRewards: () => import('#features/account/account-rewards.tsx').then((module) => module.AccountRewards),
  accountSettings: () => import('#features/account/account-settings.tsx').then((module) => module.AccountSettings),
  addRobot: () => import('#features/account/robots/add-robot.tsx').then((module) => module.AddRobot),
  ownedRobots: () => import('#features/account/robots/owned-robots.tsx').then((module) => module.OwnedRobots),
  savedPrograms: () => import('#features/account/programs/saved-programs.tsx').then((module) => module.SavedPrograms),
  serviceRequests: () =>
    import('#features/account/requests/service-requests.tsx').then((module) => module.ServiceRequests),
};

const fail = (): never => {
  throw new Error('peers renew no page');
};

export { fail as parsePage, fail as patchPage };

/** Shown when the identity service has refused to continue a session because its account is closed. */
export const closedAccountText =
  "Your account has been closed. Your records and drafts have been deleted from this browser. If this is a mistake, contact your institution.";

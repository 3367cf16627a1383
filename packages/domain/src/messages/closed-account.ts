/** Said where the identity service has refused to go on with a session because its account is closed. */
export const closedAccountText =
  "Your account has been closed. Your records and drafts have been deleted from this browser. If this is a mistake, contact your institution.";

import { graphql } from "react-relay/hooks";

/**
 * The facts about the signed-in person that the shell needs. Every page's query spreads it, so that a page needs one
 * request. @public Used inside other queries, by name.
 */
export const viewerFragment = graphql`
  fragment Viewer_query on Query {
    user {
      keycloak_id
      first_name
      last_name
      email
      email_verified
      roles
      logbook
      viewerCanResetCourseProgress
      viewerAdminSections
      viewerTermsToAccept {
        version
        inForceFrom
      }
      viewerCanUseLogbook
      viewerCanCreateRecord
      viewerIsAttending
    }
  }
`;

/** The query of pages that need only the viewer, and of the shell when a page's own query failed. */
export const viewerQuery = graphql`
  query ViewerQuery @preloadable {
    ...Viewer_query @relay(mask: false)
  }
`;

import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { commitMutation, fetchQuery, graphql } from "relay-runtime";
import type { inboxRequestsAllReadMutation } from "../../__generated__/inboxRequestsAllReadMutation.graphql.ts";
import type { inboxRequestsDismissedMutation } from "../../__generated__/inboxRequestsDismissedMutation.graphql.ts";
import type { inboxRequestsListQuery } from "../../__generated__/inboxRequestsListQuery.graphql.ts";
import type { inboxRequestsNumberQuery } from "../../__generated__/inboxRequestsNumberQuery.graphql.ts";
import type { inboxRequestsReadMutation } from "../../__generated__/inboxRequestsReadMutation.graphql.ts";
import type { inboxRequestsSeenMutation } from "../../__generated__/inboxRequestsSeenMutation.graphql.ts";
import { browserFormat } from "../../format/dates.ts";
import { environment } from "../../relay/environment.ts";
import { number } from "./unseen-count.ts";

/** The filter of a list of notifications. */
export type InboxFilter = { readonly kinds?: readonly string[] | undefined; readonly isUnread?: boolean };

/** A page of notifications with the fields that every list needs. */
export type InboxPage = inboxRequestsListQuery["response"]["notifications"];
export type Notice = InboxPage["notifications"][number];

/** Reads the number of notices since the bell was last opened; the bell shows it. */
export function readUnseenCount(): Promise<void> {
  return number.ask(async () => {
    const query = graphql`
      query inboxRequestsNumberQuery {
        inbox {
          id
          unseen
        }
      }
    `;
    const answer = await fetchQuery<inboxRequestsNumberQuery>(environment, query, {}).toPromise();
    return answer?.inbox.unseen ?? 0;
  });
}

export async function readInbox(
  { kinds, isUnread = false }: InboxFilter,
  { first, after }: { readonly first: number; readonly after?: string | undefined },
): Promise<InboxPage> {
  const query = graphql`
    query inboxRequestsListQuery(
      $first: Int
      $after: ID
      $kinds: [String!]
      $isUnread: Boolean
      $locale: String
      $timeZone: String
    ) {
      notifications(
        first: $first
        after: $after
        kinds: $kinds
        isUnread: $isUnread
        locale: $locale
        timeZone: $timeZone
      ) {
        next
        mark
        inbox {
          id
          unseen
          unread
        }
        notifications {
          id
          kind
          title
          text
          link
          createdAt
          isRead
        }
      }
    }
  `;
  const variables = { first, after, kinds, isUnread, ...browserFormat() };
  const answer = await fetchQuery<inboxRequestsListQuery>(environment, query, variables).toPromise();
  if (answer === undefined) throw new Error("a list without an answer");
  return answer.notifications;
}

/** Everything up to the mark was shown to the person: the number disappears at once (13.032). */
export function markSeen(mark: string): Promise<unknown> {
  const mutation = graphql`
    mutation inboxRequestsSeenMutation($mark: String!) {
      setNotificationsSeen(mark: $mark) {
        id
        unseen
        unread
      }
    }
  `;
  return number.change(
    () => send<inboxRequestsSeenMutation>(mutation, { mark }),
    ({ setNotificationsSeen: { unseen } }) => unseen,
    0,
  );
}

export function markAllRead(mark: string): Promise<unknown> {
  const mutation = graphql`
    mutation inboxRequestsAllReadMutation($mark: String!) {
      setAllNotificationsRead(mark: $mark) {
        id
        unseen
        unread
      }
    }
  `;
  return number.change(
    () => send<inboxRequestsAllReadMutation>(mutation, { mark }),
    ({ setAllNotificationsRead: { unseen } }) => unseen,
  );
}

export function markRead(id: string, isRead: boolean): Promise<unknown> {
  const mutation = graphql`
    mutation inboxRequestsReadMutation($id: ID!, $isRead: Boolean!) {
      setNotificationRead(id: $id, isRead: $isRead) {
        notification {
          id
          isRead
        }
        inbox {
          id
          unseen
          unread
        }
      }
    }
  `;
  return number.change(
    () => send<inboxRequestsReadMutation>(mutation, { id, isRead }),
    ({ setNotificationRead: { inbox } }) => inbox.unseen,
  );
}

export function markDismissed(id: string, isDismissed: boolean): Promise<unknown> {
  const mutation = graphql`
    mutation inboxRequestsDismissedMutation($id: ID!, $isDismissed: Boolean!) {
      setNotificationDismissed(id: $id, isDismissed: $isDismissed) {
        notification {
          id
        }
        inbox {
          id
          unseen
          unread
        }
      }
    }
  `;
  return number.change(
    () => send<inboxRequestsDismissedMutation>(mutation, { id, isDismissed }),
    ({ setNotificationDismissed: { inbox } }) => inbox.unseen,
  );
}

function send<T extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  variables: T["variables"],
): Promise<T["response"]> {
  return new Promise((resolve, reject) => {
    commitMutation<T>(environment, { mutation, variables, onCompleted: resolve, onError: reject });
  });
}

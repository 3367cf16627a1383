import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { commitMutation, fetchQuery, graphql } from "relay-runtime";
import type { askInboxAllReadMutation } from "../../__generated__/askInboxAllReadMutation.graphql.ts";
import type { askInboxDismissedMutation } from "../../__generated__/askInboxDismissedMutation.graphql.ts";
import type { askInboxListQuery } from "../../__generated__/askInboxListQuery.graphql.ts";
import type { askInboxNumberQuery } from "../../__generated__/askInboxNumberQuery.graphql.ts";
import type { askInboxReadMutation } from "../../__generated__/askInboxReadMutation.graphql.ts";
import type { askInboxSeenMutation } from "../../__generated__/askInboxSeenMutation.graphql.ts";
import { browserFormat } from "../../format/dates.ts";
import { environment } from "../../relay/environment.ts";
import { number } from "./number.ts";

/** What of the inbox a list shows. */
export type Narrowed = { readonly kinds?: readonly string[] | undefined; readonly isUnread?: boolean };

/** A page of it, and what every list asks for. */
export type InboxPage = askInboxListQuery["response"]["notifications"];
export type Notice = InboxPage["notifications"][number];

/** How many came since the bell was opened; the bell shows it. */
export function askNumber(): Promise<void> {
  return number.ask(async () => {
    const query = graphql`
      query askInboxNumberQuery {
        inbox {
          id
          unseen
        }
      }
    `;
    const answer = await fetchQuery<askInboxNumberQuery>(environment, query, {}).toPromise();
    return answer?.inbox.unseen ?? 0;
  });
}

export async function askList(
  { kinds, isUnread = false }: Narrowed,
  { first, after }: { readonly first: number; readonly after?: string | undefined },
): Promise<InboxPage> {
  const query = graphql`
    query askInboxListQuery(
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
  const answer = await fetchQuery<askInboxListQuery>(environment, query, variables).toPromise();
  if (answer === undefined) throw new Error("a list without an answer");
  return answer.notifications;
}

/** The person was shown all that there was at the mark: the number goes at once (13.032). */
export function saySeen(mark: string): Promise<unknown> {
  const mutation = graphql`
    mutation askInboxSeenMutation($mark: String!) {
      setNotificationsSeen(mark: $mark) {
        id
        unseen
        unread
      }
    }
  `;
  return number.change(
    () => send<askInboxSeenMutation>(mutation, { mark }),
    ({ setNotificationsSeen: { unseen } }) => unseen,
    0,
  );
}

export function sayAllRead(mark: string): Promise<unknown> {
  const mutation = graphql`
    mutation askInboxAllReadMutation($mark: String!) {
      setAllNotificationsRead(mark: $mark) {
        id
        unseen
        unread
      }
    }
  `;
  return number.change(
    () => send<askInboxAllReadMutation>(mutation, { mark }),
    ({ setAllNotificationsRead: { unseen } }) => unseen,
  );
}

export function sayRead(id: string, isRead: boolean): Promise<unknown> {
  const mutation = graphql`
    mutation askInboxReadMutation($id: ID!, $isRead: Boolean!) {
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
    () => send<askInboxReadMutation>(mutation, { id, isRead }),
    ({ setNotificationRead: { inbox } }) => inbox.unseen,
  );
}

export function sayDismissed(id: string, isDismissed: boolean): Promise<unknown> {
  const mutation = graphql`
    mutation askInboxDismissedMutation($id: ID!, $isDismissed: Boolean!) {
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
    () => send<askInboxDismissedMutation>(mutation, { id, isDismissed }),
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

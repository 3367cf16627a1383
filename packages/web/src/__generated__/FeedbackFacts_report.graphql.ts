/**
 * @generated SignedSource<<d005e50d750b93dbe86551bc55345ef4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeedbackFacts_report$data = {
  readonly account: {
    readonly email: string;
    readonly keycloak_id: string;
    readonly name: string;
  } | null | undefined;
  readonly browser: string | null | undefined;
  readonly clientVersion: string | null | undefined;
  readonly forwardedAt: string | null | undefined;
  readonly page: string | null | undefined;
  readonly requestId: string | null | undefined;
  readonly serviceTag: string | null | undefined;
  readonly window: string | null | undefined;
  readonly " $fragmentType": "FeedbackFacts_report";
};
export type FeedbackFacts_report$key = {
  readonly " $data"?: FeedbackFacts_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackFacts_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedbackFacts_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FeedbackAccount",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keycloak_id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "page",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "browser",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "window",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clientVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceTag",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "forwardedAt",
      "storageKey": null
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};

(node as any).hash = "28b796244e376b719293239b68e3b62a";

export default node;

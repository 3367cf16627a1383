/**
 * @generated SignedSource<<e7c663649af5c16817661bfb722eeab4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeedbackState = "done" | "in_work" | "new";
import type { FragmentRefs } from "relay-runtime";
export type feedbackColumns_report$data = {
  readonly account: {
    readonly email: string;
    readonly keycloak_id: string;
    readonly name: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly description: string;
  readonly email: string;
  readonly hasScreenshot: boolean;
  readonly id: number;
  readonly name: string;
  readonly page: string | null | undefined;
  readonly state: FeedbackState;
  readonly " $fragmentType": "feedbackColumns_report";
};
export type feedbackColumns_report$key = {
  readonly " $data"?: feedbackColumns_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"feedbackColumns_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "feedbackColumns_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasScreenshot",
      "storageKey": null
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};
})();

(node as any).hash = "8b5e7aa6d5d6700974905b5dee0914b7";

export default node;

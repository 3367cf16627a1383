/**
 * @generated SignedSource<<ff0e673e5f1a9dfada5814c08adda038>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Result_activity$data = {
  readonly createdBy: {
    readonly keycloak_id: string;
  };
  readonly exerciseKey: string;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useRunResult_activity">;
  readonly " $fragmentType": "Result_activity";
};
export type Result_activity$key = {
  readonly " $data"?: Result_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"Result_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Result_activity",
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
      "name": "exerciseKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VistActivityPerson",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keycloak_id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRunResult_activity"
    }
  ],
  "type": "VistActivity",
  "abstractKey": null
};

(node as any).hash = "ab322e5853c31b17226510b5fb952853";

export default node;

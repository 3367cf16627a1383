/**
 * @generated SignedSource<<b0090581e6b6ef9db990bf8afba993c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type whole_course$data = {
  readonly code: string;
  readonly createdAt: string;
  readonly description: string;
  readonly hasCaseCreator: boolean;
  readonly id: number;
  readonly license: {
    readonly checked: boolean;
    readonly simulations: ReadonlyArray<{
      readonly expired: boolean;
      readonly id: number;
      readonly remainingdays: number | null | undefined;
      readonly valid: boolean;
    }>;
  };
  readonly name: string;
  readonly simulations: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"whole_case">;
  }>;
  readonly version: string;
  readonly " $fragmentType": "whole_course";
};
export type whole_course$key = {
  readonly " $data"?: whole_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"whole_course">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "whole_course",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasCaseCreator",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SimulatorLicense",
      "kind": "LinkedField",
      "name": "license",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "checked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SimulatorExerciseLicense",
          "kind": "LinkedField",
          "name": "simulations",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "valid",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expired",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "remainingdays",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VistCase",
      "kind": "LinkedField",
      "name": "simulations",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "whole_case"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VistCourse",
  "abstractKey": null
};
})();

(node as any).hash = "8ec574edd4b70892dbe652676b9240a0";

export default node;

/**
 * @generated SignedSource<<bc6db833d0f3d35b3b6eb5992b269e26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Gender = "female" | "male" | "neutral";
import type { FragmentRefs } from "relay-runtime";
export type AccountForm_user$data = {
  readonly email: string;
  readonly first_name: string;
  readonly gender: Gender | null | undefined;
  readonly hospital_university: string | null | undefined;
  readonly keycloak_id: string;
  readonly last_name: string;
  readonly number_of_real_procedures_performed: number | null | undefined;
  readonly number_of_simulated_procedures_performed: number | null | undefined;
  readonly phone_no: string | null | undefined;
  readonly secondary_email: string | null | undefined;
  readonly specialty_other: string | null | undefined;
  readonly years_as_first_operator: number | null | undefined;
  readonly years_as_second_operator: number | null | undefined;
  readonly years_of_experience_interventional_cardiology: number | null | undefined;
  readonly years_of_experience_neuroradiology: number | null | undefined;
  readonly years_of_experience_other: number | null | undefined;
  readonly years_of_experience_radiology: number | null | undefined;
  readonly years_of_experience_vascular_surgery: number | null | undefined;
  readonly " $fragmentType": "AccountForm_user";
};
export type AccountForm_user$key = {
  readonly " $data"?: AccountForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountForm_user",
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
      "name": "first_name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "last_name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gender",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hospital_university",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number_of_real_procedures_performed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number_of_simulated_procedures_performed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "years_of_experience_interventional_cardiology",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "years_of_experience_neuroradiology",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "years_of_experience_radiology",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "years_of_experience_vascular_surgery",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "years_of_experience_other",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "specialty_other",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "years_as_first_operator",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "years_as_second_operator",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secondary_email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone_no",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "be216b33211ec833cc8511e90c7ac2db";

export default node;

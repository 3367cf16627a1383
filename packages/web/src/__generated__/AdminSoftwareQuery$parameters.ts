/**
 * @generated SignedSource<<691fef74a88eef04f9f1f61829690794>>
 * @relayHash b303fa3cb0792ef210644309a8f7b62c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ece9b3ac33c4f6f89c97997bef47cc3ae2df5cfd12ce7dc30a3d594dee53ee93

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSoftwareQuery } from './AdminSoftwareQuery.graphql';

const node: PreloadableConcreteRequest<AdminSoftwareQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ece9b3ac33c4f6f89c97997bef47cc3ae2df5cfd12ce7dc30a3d594dee53ee93",
    "metadata": {},
    "name": "AdminSoftwareQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<ff4ea8623ac70a18b99b7066a61b2e4b>>
 * @relayHash 0e75b7b334e950fb227248c56f9eba61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 650cb63b0846c0ccf0f6c855a485996660469f6cf4ccb5cad54c9c44d7c9d172

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckConnectionQuery } from './CheckConnectionQuery.graphql';

const node: PreloadableConcreteRequest<CheckConnectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "650cb63b0846c0ccf0f6c855a485996660469f6cf4ccb5cad54c9c44d7c9d172",
    "metadata": {},
    "name": "CheckConnectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

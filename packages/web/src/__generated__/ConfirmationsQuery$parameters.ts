/**
 * @generated SignedSource<<9479cf8e60c56c9644a9e4446af3b6a3>>
 * @relayHash cc0d7534038650959648ab769e4e4cde
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aec1a5fc815a0502f9c341230127d70d2517a8929b934fe6cfe4fefae6028993

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmationsQuery } from './ConfirmationsQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmationsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aec1a5fc815a0502f9c341230127d70d2517a8929b934fe6cfe4fefae6028993",
    "metadata": {},
    "name": "ConfirmationsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

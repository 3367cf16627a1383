/**
 * @generated SignedSource<<c6ed8273de324857d596e853b21b9d44>>
 * @relayHash 92e9fe8a8f27eb091296882d8b352faa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d64f7bd0e7c4815506a8c37f316b668bed4ffd1f9d61b74a3ef948b147efe69

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupTotalsQuery } from './GroupTotalsQuery.graphql';

const node: PreloadableConcreteRequest<GroupTotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d64f7bd0e7c4815506a8c37f316b668bed4ffd1f9d61b74a3ef948b147efe69",
    "metadata": {},
    "name": "GroupTotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

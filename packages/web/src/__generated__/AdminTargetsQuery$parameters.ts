/**
 * @generated SignedSource<<2c55c829442443e3f0e4316b8af64dee>>
 * @relayHash 0430301e3dc4ef1dfceeb3b88487b43c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5f1d78224b82557531b6f3ceaf4c542202bf876a3524ab8ea32934d72281c96

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminTargetsQuery } from './AdminTargetsQuery.graphql';

const node: PreloadableConcreteRequest<AdminTargetsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5f1d78224b82557531b6f3ceaf4c542202bf876a3524ab8ea32934d72281c96",
    "metadata": {},
    "name": "AdminTargetsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<d65f0425758d9bae6e44b1b75f840648>>
 * @relayHash 88276d14b981bc5c63a0de4c1e99703d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb7e9d163480b53c05dc7133ff6bbf8d077ced9fdf5a804feaa9bb3fb0089f3c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SpaceAccessQuery } from './SpaceAccessQuery.graphql';

const node: PreloadableConcreteRequest<SpaceAccessQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb7e9d163480b53c05dc7133ff6bbf8d077ced9fdf5a804feaa9bb3fb0089f3c",
    "metadata": {},
    "name": "SpaceAccessQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<e3e84fc7a4d4c4049e74393466bdfb5a>>
 * @relayHash 6aa330035cc7ace4d121379aa04d41b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 345f0f77b7d7d0d59bd1a5a78084852c5b8aa700da20085961a180d953178766

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LearningSpaceQuery } from './LearningSpaceQuery.graphql';

const node: PreloadableConcreteRequest<LearningSpaceQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "345f0f77b7d7d0d59bd1a5a78084852c5b8aa700da20085961a180d953178766",
    "metadata": {},
    "name": "LearningSpaceQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

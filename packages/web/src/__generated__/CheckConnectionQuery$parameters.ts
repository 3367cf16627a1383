/**
 * @generated SignedSource<<ca53858dc38ba1fe81df8db1e00f4320>>
 * @relayHash 76959c380670359f653382aca4b3a74d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5405562d03f5dee47cdf46193713783cb8ad84cfde0b0cd5e6b625838df48eeb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckConnectionQuery } from './CheckConnectionQuery.graphql';

const node: PreloadableConcreteRequest<CheckConnectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5405562d03f5dee47cdf46193713783cb8ad84cfde0b0cd5e6b625838df48eeb",
    "metadata": {},
    "name": "CheckConnectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

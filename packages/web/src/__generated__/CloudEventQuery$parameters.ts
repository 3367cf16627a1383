/**
 * @generated SignedSource<<3422b6b7eef311c3320a8996d381275f>>
 * @relayHash 5438417cda93b1f4e11d269812de9d6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee4a1228f34374c53326486a4cfce10029e74f7a74393398eb5366f2f54e08b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudEventQuery } from './CloudEventQuery.graphql';

const node: PreloadableConcreteRequest<CloudEventQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee4a1228f34374c53326486a4cfce10029e74f7a74393398eb5366f2f54e08b9",
    "metadata": {},
    "name": "CloudEventQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<cfff168d5fbb7a7d09a11de1fb287685>>
 * @relayHash 7a24bedc8083b7117311c6edf98cd330
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 378e18f99ff693fdaaffda388c8769abca4f0974a6ad91adf980f34bce9d5146

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LearningSpaceQuery } from './LearningSpaceQuery.graphql';

const node: PreloadableConcreteRequest<LearningSpaceQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "378e18f99ff693fdaaffda388c8769abca4f0974a6ad91adf980f34bce9d5146",
    "metadata": {},
    "name": "LearningSpaceQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<5c502edd4dbc395e211ae82542870474>>
 * @relayHash ac9638d8c31602a24979e504323e739b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 521a31a585d884cba80122abe22d8e10b017d2385f88de56880cb1b968d67daa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LearningSpaceQuery } from './LearningSpaceQuery.graphql';

const node: PreloadableConcreteRequest<LearningSpaceQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "521a31a585d884cba80122abe22d8e10b017d2385f88de56880cb1b968d67daa",
    "metadata": {},
    "name": "LearningSpaceQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

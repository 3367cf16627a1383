/**
 * @generated SignedSource<<3db17636514474b6dc8150982026c92f>>
 * @relayHash fe364bbae70ee6444d18b9141a61955c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22ea152fee457c869cb2f7c666eac2e58e333c2947581b5ccb9b961925189131

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudEventQuery } from './CloudEventQuery.graphql';

const node: PreloadableConcreteRequest<CloudEventQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22ea152fee457c869cb2f7c666eac2e58e333c2947581b5ccb9b961925189131",
    "metadata": {},
    "name": "CloudEventQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

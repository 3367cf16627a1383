/**
 * @generated SignedSource<<4af056652d6c90023b6cbb771a216fae>>
 * @relayHash df8c6c3519c191e9ab00a307c82af6c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebf77d17fb12301b5172336cebc4a83b4014c8ef8c07fdf2fe50f888a6fcdb47

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HospitalsQuery } from './HospitalsQuery.graphql';

const node: PreloadableConcreteRequest<HospitalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ebf77d17fb12301b5172336cebc4a83b4014c8ef8c07fdf2fe50f888a6fcdb47",
    "metadata": {},
    "name": "HospitalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

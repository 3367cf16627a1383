/**
 * @generated SignedSource<<ad40bb25a34e8802dd7b2d19b5c62d42>>
 * @relayHash b2efb9ef80ab932a5d31685baa1fbf20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b8e5c05baac22ed43b057def2332b4a0257222f95982fb06d904850d3599f77

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonOverviewQuery } from './PersonOverviewQuery.graphql';

const node: PreloadableConcreteRequest<PersonOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b8e5c05baac22ed43b057def2332b4a0257222f95982fb06d904850d3599f77",
    "metadata": {},
    "name": "PersonOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

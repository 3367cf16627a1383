/**
 * @generated SignedSource<<4e5062cd27025c2f1e28e5a676fe196c>>
 * @relayHash ae00a96a44dec74ff13b9188434620ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 775e148a033519f0b08d3ac80cdd333f598b749a2381bedd81d4ae827aa13674

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudEventQuery } from './CloudEventQuery.graphql';

const node: PreloadableConcreteRequest<CloudEventQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "775e148a033519f0b08d3ac80cdd333f598b749a2381bedd81d4ae827aa13674",
    "metadata": {},
    "name": "CloudEventQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<3c69009545ddf0e3d1fd0b86899843dc>>
 * @relayHash 4c46b4e20e7eeea8e3f3234f79e91708
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfa622c1bbcb61a9a96ea9ce7c6db28239a880682befa632e44fbef65c813612

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HospitalsQuery } from './HospitalsQuery.graphql';

const node: PreloadableConcreteRequest<HospitalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cfa622c1bbcb61a9a96ea9ce7c6db28239a880682befa632e44fbef65c813612",
    "metadata": {},
    "name": "HospitalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<68bf5a35967ff9167ede011ab584bd34>>
 * @relayHash 3ad7f2a425185cf77778290f85af4acf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05851c78b2c341063e4c029f0a641a5c766eaf00ba602a1afe79f5f3b1d5a879

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SpaceByNameQuery } from './SpaceByNameQuery.graphql';

const node: PreloadableConcreteRequest<SpaceByNameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05851c78b2c341063e4c029f0a641a5c766eaf00ba602a1afe79f5f3b1d5a879",
    "metadata": {},
    "name": "SpaceByNameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

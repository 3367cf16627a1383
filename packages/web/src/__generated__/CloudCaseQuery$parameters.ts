/**
 * @generated SignedSource<<17d560903b3029e4ea711e2acf4b9a8f>>
 * @relayHash 5ba49e1b43a605c00a6fc37e4a8f3c49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9467c16199e7b819aa0f845f066d6eff8034ec6af09aafa58b567b8f0e82c2a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCaseQuery } from './CloudCaseQuery.graphql';

const node: PreloadableConcreteRequest<CloudCaseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9467c16199e7b819aa0f845f066d6eff8034ec6af09aafa58b567b8f0e82c2a7",
    "metadata": {},
    "name": "CloudCaseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

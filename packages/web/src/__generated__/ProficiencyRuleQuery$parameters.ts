/**
 * @generated SignedSource<<fa03dfcf70b50414c518c4c437ac9e94>>
 * @relayHash 1f195f0c32e4bd0d8fa1aa3d5ed45f1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdfd4fd38a6b9e965082b0930097728d2b7cd3234ac46ce49bae180f8e5a95a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProficiencyRuleQuery } from './ProficiencyRuleQuery.graphql';

const node: PreloadableConcreteRequest<ProficiencyRuleQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bdfd4fd38a6b9e965082b0930097728d2b7cd3234ac46ce49bae180f8e5a95a4",
    "metadata": {},
    "name": "ProficiencyRuleQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
